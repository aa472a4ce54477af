/** The process of one variant: `node variant.js NAME WARM-UP MEASURED`, in CPU-seconds; prints its figures as JSON. */
import { variantNamed } from './variants.ts';

const [name = '', warmUp, measured] = process.argv.slice(2);
const load = variantNamed(name);
if (load === null) throw new Error(`no variant ${name}`);
const variant = await load();
console.log(JSON.stringify(await variant({ warmUp: Number(warmUp), measured: Number(measured) })));
// Connections that are left open must not keep the process.
process.exit();
