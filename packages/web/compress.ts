import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this the headers of an answer weigh more than what is saved. */
const LEAST = 600;

const kinds = [
  {
    ending: '.br',
    pack: (data: Buffer): Promise<Buffer> =>
      promisify(brotliCompress)(data, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        },
      }),
  },
  { ending: '.gz', pack: (data: Buffer): Promise<Buffer> => promisify(gzip)(data, { level: 9 }) },
];

/** Once at build time as small as can be, so that the server only has to choose. */
async function compressFile(file: string): Promise<void> {
  const data = await readFile(file);
  if (data.length < LEAST) return;
  await Promise.all(
    kinds.map(async ({ ending, pack }) => {
      const packed = await pack(data);
      if (packed.length < data.length) await writeFile(file + ending, packed);
    }),
  );
}

/** The assets of this build, by which the service worker tells those of the last one. */
async function listAssets(out: string): Promise<void> {
  const names = await readdir(path.join(out, 'assets'));
  const addresses = names.filter((name) => !name.endsWith('.map')).map((name) => `/assets/${name}`);
  await writeFile(path.join(out, 'assets.json'), JSON.stringify(addresses.sort()));
}

/** Writes a Brotli and a gzip file beside every text that the build gives out, and a list of the assets. */
export function compressed(): Plugin {
  let out = '';
  return {
    name: 'benchtop:compressed',
    apply: 'build',
    configResolved({ root, build }) {
      out = path.resolve(root, build.outDir);
    },
    async closeBundle() {
      await listAssets(out);
      const files = await readdir(out, { recursive: true });
      await Promise.all(
        files
          .filter((name) => TEXT.test(name) && !name.startsWith('.'))
          .map((name) => compressFile(path.join(out, name))),
      );
    },
  };
}
