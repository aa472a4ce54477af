// npm leaves platform binaries that its registry does not hold out of the lock, and then `npm ci` refuses that lock.
// This adds the missing entries. Run it after every dependency change; `--check` only reports, and fails if there is work to do.
import fs from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const packages = lock.packages;
const exactVersion = /^\d/; // only platform binaries are pinned exactly
let added = 0;
let stripped = 0;

/** Node's own look-up: from the folder of the package that asks, upwards. */
function isLocked(from, name) {
  for (let folder = from; ;) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
}

function platformEntry(name, version, asker) {
  const os = /android|darwin|freebsd|netbsd|openbsd|win32|openharmony|linux/.exec(name)?.[0] ?? 'none';
  const cpu = /arm64|arm|x64|ia32|ppc64|s390x|riscv64|loong64|wasm32/.exec(name)?.[0] ?? 'none';
  const dev = asker.dev ? { dev: true } : {};
  const libc = name.endsWith('musl') ? { libc: ['musl'] } : {};
  return { version, ...dev, optional: true, os: [os], cpu: [cpu], ...libc };
}

for (const [at, entry] of Object.entries(packages)) {
  // An address would tie the lock to one registry; links to workspaces keep theirs.
  if (!entry.link && entry.resolved) {
    delete entry.resolved;
    stripped++;
  }
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!exactVersion.test(version) || isLocked(at, name)) continue;
    packages[`node_modules/${name}`] = platformEntry(name, version, entry);
    added++;
  }
}

const check = process.argv.includes('--check');
if (!check && added + stripped > 0) {
  lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(
  `lock: ${added} platform entries ${check ? 'missing' : 'added'}, ${stripped} addresses ${check ? 'to remove' : 'removed'}`,
);
if (check && added + stripped > 0) {
  console.error('Run npm run repair-lock and commit package-lock.json.');
  process.exitCode = 1;
}
