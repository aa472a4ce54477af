/** `node --import sabotage.js …` with the name of a saboteur in BENCHTOP_SABOTEUR: exchanges its piece of text. */
import { register } from 'node:module';
import { saboteurs } from './saboteurs.ts';

const name = process.env['BENCHTOP_SABOTEUR'] ?? '';
const saboteur = saboteurs[name];
if (saboteur === undefined) throw new Error(`there is no saboteur ${name}`);
register('./sabotage-hooks.js', import.meta.url, { data: saboteur });
