import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** What the health check writes. */
const RESTLESS = ['pulse'];

/** Every row of a data folder's database, as text, without what the health check writes. */
export function dump(data: string): string {
  const database = new DatabaseSync(path.join(data, 'benchtop.db'), { readOnly: true });
  try {
    const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
    return names
      .map((row) => String((row as { name: unknown }).name))
      .filter((name) => !RESTLESS.includes(name))
      .map((name) => `${name}\n${JSON.stringify(database.prepare(`SELECT * FROM "${name}"`).all())}`)
      .join('\n');
  } finally {
    database.close();
  }
}
