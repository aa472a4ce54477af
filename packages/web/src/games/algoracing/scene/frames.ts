/** What opens the scene (shaders, typefaces) says nothing about how it moves. */
const OPENING = 6;
/** So many seconds of frames tell. */
const TELLING = 3;
/** A frame that takes longer in the mean, in seconds, cannot be followed. */
const SLOW = 0.1;
/** Longer than this nothing was drawn: the page lay hidden, or the machine slept. */
const ASLEEP = 4;

/** Tells by the time that frames take, over some seconds of them, whether the picture moves too slowly. */
export class Frames {
  private count = -OPENING;
  private seconds = 0;

  /** A frame took so long. True when the last seconds of frames were slow. */
  took(seconds: number): boolean {
    if (seconds > ASLEEP) return false;
    if (++this.count <= 0) return false;
    this.seconds += seconds;
    if (this.seconds < TELLING) return false;
    const slow = this.seconds / this.count > SLOW;
    this.count = 0;
    this.seconds = 0;
    return slow;
  }
}
