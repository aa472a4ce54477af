import { defineConfig } from '@playwright/test';
export default defineConfig({ testDir: 'packages/web/e2e', workers: 1, timeout: 60000, expect:{timeout:15000}, outputDir:'/tmp/pw/results', reporter:'line',
 use:{ baseURL: process.env.BASE, serviceWorkers:'block', contextOptions:{reducedMotion:'reduce'}, trace:'off', launchOptions:{executablePath:'/usr/bin/chromium',args:['--no-sandbox']}}});
