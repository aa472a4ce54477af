import type { TestDetails } from '@playwright/test';

/** Marks a long test for which a shorter one of its kind stands in `npm test`; `npm run test:thorough` runs it. */
export const thoroughIf = (long: boolean): TestDetails => (long ? { tag: '@thorough' } : {});
