import { storeContract } from './contract.ts';
import { temporaryStore } from './temporary.ts';

storeContract('a store in memory', () => temporaryStore({ file: ':memory:' }));
storeContract('a store without a thread', () => temporaryStore());
storeContract('a store with a writer thread', () => temporaryStore({ thread: true }));
