/** Who a bot is, for those who choose one: without anything of how it thinks. */
export interface BotProfile {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

export const profiles = {
  random: {
    id: 'random',
    title: 'Drifter',
    description: 'Easy to beat: chooses any legal option, without looking at the board.',
  },
  greedy: {
    id: 'greedy',
    title: 'Skipper',
    description: 'A serious rival: plays each option to its end and takes the one that leaves it best off.',
  },
} as const satisfies { readonly [id: string]: BotProfile };

/** Every bot, from the weakest to the strongest. */
export const roster: readonly BotProfile[] = [profiles.random, profiles.greedy];

/** The profile with this id, or null. */
export function profileOf(id: string): BotProfile | null {
  return roster.find((bot) => bot.id === id) ?? null;
}
