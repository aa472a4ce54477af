import type { Json } from '@benchtop/engine/author';

export const start: Json = null;
