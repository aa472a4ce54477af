import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, StartRefused } from '../src/index.ts';
import type { Environment } from '../src/config.ts';

const root = '/page';
const config = (env: Environment = {}) => readConfig({ root }, env);
const keys = {
  BENCHTOP_VAPID_PUBLIC: Buffer.alloc(65, 4).toString('base64url'),
  BENCHTOP_VAPID_PRIVATE: Buffer.alloc(32, 7).toString('base64url'),
  BENCHTOP_VAPID_SUBJECT: 'mailto:host@example.org',
};

test('a server needs no settings', () => {
  expect(config()).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    data: path.resolve('data'),
    origins: [],
    trustProxy: [],
    secure: false,
    logLevel: 'warn',
    push: null,
    metrics: 'local',
  });
});

test('flags come before the environment', () => {
  const env = { PORT: '1', BENCHTOP_HOST: '::1', BENCHTOP_DATA: '/a', BENCHTOP_LOG: 'info' };
  expect(config(env)).toMatchObject({ port: 1, host: '::1', data: '/a', logLevel: 'info' });
  const flags = { root, port: 2, host: '0.0.0.0', data: '/b', logLevel: 'error' };
  expect(readConfig(flags, env)).toMatchObject({ port: 2, host: '0.0.0.0', data: '/b', logLevel: 'error' });
});

test('an address with TLS makes cookies secure', () => {
  const { origins, secure } = config({ BENCHTOP_ORIGIN: 'https://Play.example.org, https://other.example.org:8443/' });
  expect(origins).toEqual(['https://play.example.org', 'https://other.example.org:8443']);
  expect(secure).toBe(true);
  expect(config({ BENCHTOP_ORIGIN: 'http://10.0.0.5:8080' }).secure).toBe(false);
});

test('proxies, limits, keys and figures', () => {
  const read = config({
    ...keys,
    BENCHTOP_TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1/128,loopback',
    BENCHTOP_LIMITS: 'guests=500,messages=7',
    BENCHTOP_EXPIRE: 'guests=60, finished=0',
    BENCHTOP_METRICS: 'open',
    BENCHTOP_BOT_THREADS: '3',
  });
  expect(read.trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8', '::1/128', 'loopback']);
  expect(read.limits).toMatchObject({ guests: 500, messages: 7, requests: 1200 });
  expect(config({ BENCHTOP_LIMITS: 'all=9,guests=5' }).limits).toMatchObject({ guests: 5, messages: 9 });
  expect(read.expiry).toEqual({ gathering: 14, finished: 0, guests: 60 });
  expect(read.push?.subject).toBe('mailto:host@example.org');
  expect(read).toMatchObject({ metrics: 'open', botThreads: 3 });
});

describe('what is wrong is said in one sentence', () => {
  const { BENCHTOP_VAPID_SUBJECT: _subject, ...twoKeys } = keys;
  test.each<[string, Environment, RegExp]>([
    ['port', { PORT: 'eighty' }, /The variable PORT is a whole number from 0 to 65535, not "eighty"\./],
    ['large port', { PORT: '65536' }, /PORT is a whole number/],
    ['address with a path', { BENCHTOP_ORIGIN: 'https://example.org/play' }, /BENCHTOP_ORIGIN is an address/],
    ['address without a scheme', { BENCHTOP_ORIGIN: 'example.org' }, /BENCHTOP_ORIGIN is an address/],
    ['script as an address', { BENCHTOP_ORIGIN: 'javascript:alert(1)' }, /BENCHTOP_ORIGIN is an address/],
    ['mixed schemes', { BENCHTOP_ORIGIN: 'https://a.org,http://b.org' }, /mixes http and https/],
    ['everybody as a proxy', { BENCHTOP_TRUST_PROXY: 'true' }, /BENCHTOP_TRUST_PROXY is a list of addresses/],
    ['impossible range', { BENCHTOP_TRUST_PROXY: '10.0.0.0/99' }, /"10\.0\.0\.0\/99" is none/],
    ['level', { BENCHTOP_LOG: 'loud' }, /BENCHTOP_LOG is one of silent/],
    ['figures', { BENCHTOP_METRICS: 'yes' }, /BENCHTOP_METRICS is local, open or off/],
    ['threads', { BENCHTOP_BOT_THREADS: '0' }, /BENCHTOP_BOT_THREADS is a whole number from 1/],
    ['unknown limit', { BENCHTOP_LIMITS: 'guest=5' }, /a limit is one of requests, guests/],
    ['prototype as a limit', { BENCHTOP_LIMITS: 'constructor=5' }, /a limit is one of/],
    ['no limit', { BENCHTOP_LIMITS: 'guests=0' }, /guests is a whole number from 1/],
    ['unknown rule', { BENCHTOP_EXPIRE: 'running=5' }, /a span is one of gathering, finished, guests in days/],
    ['prototype as a rule', { BENCHTOP_EXPIRE: 'constructor=5' }, /a span is one of/],
    ['endless span', { BENCHTOP_EXPIRE: 'guests=36501' }, /guests is a whole number of days from 0/],
    ['keys by half', twoKeys, /needs all of BENCHTOP_VAPID_PUBLIC/],
    ['keys that are none', { ...keys, BENCHTOP_VAPID_PRIVATE: 'secret!' }, /are not a pair of web push keys/],
    ['subject', { ...keys, BENCHTOP_VAPID_SUBJECT: 'me' }, /BENCHTOP_VAPID_SUBJECT is an address/],
  ])('%s', (_what, env, words) => {
    const read = () => config(env);
    expect(read).toThrow(StartRefused);
    expect(read).toThrow(words);
    expect(read).not.toThrow(/secret!/);
  });
});
