import type { Sound } from './sounds.ts';

/** A tone: how high, when it begins and how long it lasts, in seconds. */
interface Tone {
  readonly hertz: number;
  readonly at: number;
  readonly for: number;
  readonly shape: OscillatorType;
}

const tone = (hertz: number, at: number, lasts: number, shape: OscillatorType = 'sine'): Tone => ({
  hertz,
  at,
  for: lasts,
  shape,
});

const scores: { readonly [S in Sound]: readonly Tone[] } = {
  turn: [tone(659, 0, 0.18), tone(988, 0.12, 0.35)],
  piece: [tone(190, 0, 0.05, 'triangle'), tone(1250, 0, 0.02, 'triangle')],
  talk: [tone(784, 0, 0.09), tone(587, 0.07, 0.12)],
  end: [tone(523, 0, 0.3), tone(659, 0.14, 0.3), tone(784, 0.28, 0.3), tone(1047, 0.42, 0.7)],
};

let context: AudioContext | null = null;

/** Plays a sound that is made here: there are no recordings to fetch. `volume`: from 0 to 1. */
export function play(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  for (const one of scores[sound]) begin(context, one, volume);
}

function begin(audio: AudioContext, { hertz, at, for: lasts, shape }: Tone, volume: number): void {
  const from = audio.currentTime + at;
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = shape;
  source.frequency.value = hertz;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(volume * 0.35, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  source.connect(gain).connect(audio.destination);
  source.start(from);
  source.stop(from + lasts);
}
