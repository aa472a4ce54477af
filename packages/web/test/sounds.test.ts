import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

describe('sounds', () => {
  beforeAll(() => {
    vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} } });
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    });
  });
  afterEach(() => vi.resetModules());

  const asked = async () => {
    const { usePreferences } = await import('../src/ui/preferences.ts');
    const { volumeOf } = await import('../src/ui/sounds.ts');
    return { set: usePreferences.getState().set, volumeOf };
  };

  it('are off unless somebody asks for them, each kind by itself', async () => {
    const { set, volumeOf } = await asked();
    expect([volumeOf('turn', false), volumeOf('piece', false)]).toEqual([0, 0]);
    set({ signals: 'medium' });
    expect(volumeOf('turn', false)).toBeGreaterThan(0);
    expect(volumeOf('end', false)).toBeGreaterThan(0);
    expect(volumeOf('piece', false)).toBe(0);
    set({ signals: 'loud' });
    expect(volumeOf('turn', false)).toBe(1);
  });

  it('are silent on a page that nobody looks at, except for the call that was asked for', async () => {
    const { set, volumeOf } = await asked();
    set({ signals: 'loud', pieces: 'loud', calls: false });
    expect([volumeOf('turn', true), volumeOf('talk', true), volumeOf('piece', true)]).toEqual([0, 0, 0]);
    set({ calls: true });
    expect([volumeOf('turn', true), volumeOf('talk', true)]).toEqual([1, 0]);
  });

  it('are remembered, with the size of the text', async () => {
    const first = await asked();
    first.set({ signals: 'soft', textSize: 125 });
    vi.resetModules();
    const { usePreferences } = await import('../src/ui/preferences.ts');
    expect(usePreferences.getState()).toMatchObject({ signals: 'soft', textSize: 125, theme: 'system' });
  });
});
