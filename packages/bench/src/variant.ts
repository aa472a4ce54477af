/** The process of one variant: `node variant.js NAME WARM-UP MEASURED`, in CPU-seconds; prints its figures as JSON. */
import { isVariantName, variants } from './variants.ts';

const [name = '', warmUp, measured] = process.argv.slice(2);
if (!isVariantName(name)) throw new Error(`no variant ${name}`);
const variant = await variants[name]();
console.log(JSON.stringify(await variant({ warmUp: Number(warmUp), measured: Number(measured) })));
// Connections that are left open must not keep the process.
process.exit();
