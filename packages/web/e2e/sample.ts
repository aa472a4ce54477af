import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';

const root = fileURLToPath(new URL('../test/sample', import.meta.url));
const SITE = 'http://sample.test';
const types: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Bundles the sample table, which is no part of the product; returns the folder it lies in. */
export async function buildSample(): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'benchtop-sample-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2022', minify: false },
  });
  return outDir;
}

/** Opens it without a server: the browser is given the files. */
export async function openSample(page: Page, folder: string, search = ''): Promise<void> {
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, pathname === '/' ? 'index.html' : pathname);
    const body = await readFile(file).catch(() => null);
    if (body === null) await route.fulfill({ status: 404 });
    else await route.fulfill({ body, contentType: types[path.extname(file)] ?? 'application/octet-stream' });
  });
  await page.goto(`${SITE}/${search}`);
  await page.locator('#options').waitFor();
}
