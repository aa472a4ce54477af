// Writes packages/web/src/ui/theme/fonts anew: only the letters, weights and widths that the page uses.
//   npm install --prefix .cache/subset subset-font && node scripts/subset-fonts.mjs
// Needed only when a typeface, or what the page uses of one, changes: the files lie in the repository.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const subset = createRequire(path.join(root, '.cache/subset/package.json'))('subset-font');
const from = (name) => path.join(root, 'node_modules/@fontsource-variable', name);
const to = path.join(root, 'packages/web/src/ui/theme/fonts');

/** As in fonts.css. */
const latin =
  '20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 2010-2027 2030 2032-2033 2039-203a 2044 20ac 2122 2190-2193 2212 2215';
const more = '100-130 132-151 154-17f 218-21b 1e80-1e85 1ef2-1ef3';

function letters(ranges) {
  return ranges
    .split(' ')
    .flatMap((range) => {
      const [first, last = first] = range.split('-').map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

const wght = { min: 400, max: 700 };
const wdth = { min: 62, max: 100 };
const fonts = [
  { family: 'saira', source: 'saira-latin-wdth-normal', name: 'saira-latin', ranges: latin, axes: { wght, wdth } },
  {
    family: 'saira',
    source: 'saira-latin-ext-wdth-normal',
    name: 'saira-latin-ext',
    ranges: more,
    axes: { wght, wdth },
  },
  {
    family: 'instrument-sans',
    source: 'instrument-sans-latin-wght-normal',
    name: 'instrument-sans-latin',
    ranges: latin,
    axes: { wght },
  },
  {
    family: 'instrument-sans',
    source: 'instrument-sans-latin-ext-wght-normal',
    name: 'instrument-sans-latin-ext',
    ranges: more,
    axes: { wght },
  },
];
for (const { family, source, name, ranges, axes } of fonts) {
  const whole = fs.readFileSync(path.join(from(family), 'files', `${source}.woff2`));
  const part = await subset(whole, letters(ranges), { targetFormat: 'woff2', variationAxes: axes });
  fs.writeFileSync(path.join(to, `${name}.woff2`), part);
  fs.copyFileSync(path.join(from(family), 'LICENSE'), path.join(to, `${family}.LICENSE`));
  console.log(`${name}: ${whole.length} -> ${part.length} bytes`);
}
