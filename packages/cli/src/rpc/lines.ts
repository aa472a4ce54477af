/** Longer lines are not kept; the longest text that Node can hold is about twice this. */
const LONGEST = 256 * 1024 * 1024;
const NEWLINE = 10;

/** Cuts a stream of bytes into lines; null stands for a line that was too long. A last line may lack its newline. */
export async function* linesOf(input: AsyncIterable<Uint8Array>, longest = LONGEST): AsyncGenerator<Uint8Array | null> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (part: Uint8Array): void => {
    length += part.length;
    if (length <= longest) parts.push(part);
    else parts = [];
  };
  const finish = (): Uint8Array | null => {
    const line = length <= longest ? Buffer.concat(parts) : null;
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, end));
      yield finish();
      from = end + 1;
    }
    if (from < chunk.length) take(chunk.subarray(from));
  }
  if (length > 0) yield finish();
}
