/** `node --import sabotage.js …` with names of saboteurs in BENCHTOP_SABOTEUR: exchanges their pieces of text. */
import { register } from 'node:module';
import { partsIn, saboteurs } from './saboteurs.ts';

const data = partsIn(process.env['BENCHTOP_SABOTEUR'] ?? '').map((name) => {
  const saboteur = saboteurs[name];
  if (saboteur === undefined) throw new Error(`there is no saboteur ${name}`);
  const { file, find, replace } = saboteur;
  return { file, find, replace };
});
register('./sabotage-hooks.js', import.meta.url, { data });
