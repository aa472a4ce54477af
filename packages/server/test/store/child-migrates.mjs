// Migrates a file and kills itself before the given statement.
import { Connection } from '../../dist/store/connection.js';
import { migrate, migrations } from '../../dist/store/migrations.js';

const [file, at] = process.argv.slice(2);
let left = Number(at);
migrate(new Connection(file, 'write'), migrations, () => {
  if (left-- === 0) process.kill(process.pid, 'SIGKILL');
});
