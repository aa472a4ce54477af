// This file lies as deep in `src` as in `dist`, so these hold for both.

/** The built page. */
export const pageFolder = new URL('../../web/dist/', import.meta.url);
/** The built benchmarks. */
export const benchMain = new URL('../../bench/dist/main.js', import.meta.url);
