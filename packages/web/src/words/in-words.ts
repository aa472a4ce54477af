// Fetched only where a game speaks another language than English: the front page holds nothing of the engine.
export { inWords, lessonIn } from '@benchtop/engine/host';
