import { describe, expect, it } from 'vitest';
import { ofOthers } from '../src/match/status.ts';

describe('what somebody is asked, told to the others', () => {
  it('speaks of them, not of the reader', () => {
    expect(ofOthers('choose a corner for your factory')).toBe('choose a corner for their factory');
    expect(ofOthers('throw away the cards you do not want')).toBe('throw away the cards they do not want');
  });

  it('leaves other words alone', () => {
    expect(ofOthers('sail a ship (1 left)')).toBe('sail a ship (1 left)');
  });
});
