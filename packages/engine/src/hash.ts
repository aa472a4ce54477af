import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Core } from './state.ts';

/**
 * SHA-256 over the state as JSON. Every state is made by one factory and one clone, so its keys have one order and
 * equal states have equal bytes. Never publish it while a match runs: whoever has it can test guesses about hidden
 * things. What is published is {@link link}.
 */
export function hashOf(s: Readonly<Core>): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(s))));
}

/** A link of the published hash chain: keyed with the match's secret, so that it tells nothing until the key is open. */
export function link(key: string, previous: string, entry: string, stateHash: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(`${previous}\n${entry}\n${stateHash}`)));
}
