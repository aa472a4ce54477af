import { isIPv6 } from 'node:net';

/** A part of the network that is counted as one. */
export interface Network {
  readonly key: string;
  /** How many addresses' worth it is allowed in all. */
  readonly worth: number;
}

/**
 * What is counted of IPv6: a home has at least 64 bits of addresses to itself, often many such networks, so that the
 * networks around an address are counted too. They may be shared, and are allowed more.
 */
const widths = [
  { bits: 64, worth: 1 },
  { bits: 56, worth: 4 },
  { bits: 48, worth: 16 },
  { bits: 32, worth: 256 },
] as const;

/** By their place in {@link networksOf}: how many addresses' worth the networks around an address are allowed. */
export const worths: readonly number[] = widths.map(({ worth }) => worth);

/** The networks that an address is counted in, the narrowest first. IPv4 is one address, however it is written. */
export function networksOf(address: string): readonly Network[] {
  const groups = groupsOf(address);
  if (groups === null) return [{ key: address.toLowerCase(), worth: 1 }];
  const mapped = mappedIn(groups);
  if (mapped !== null) return [{ key: mapped, worth: 1 }];
  return widths.map(({ bits, worth }) => ({ key: `${prefixOf(groups, bits)}/${bits}`, worth }));
}

/** By what an address has its turns among others: itself, or the narrowest network that is counted. */
export function networkOf(address: string): string {
  return networksOf(address)[0]?.key ?? address;
}

/** The eight groups of an IPv6 address; null when it is none. */
function groupsOf(address: string): number[] | null {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return null;
  // Writes what can be written in many ways in one.
  const { hostname } = new URL(`http://[${plain}]`);
  const [before = '', after = ''] = hostname.slice(1, -1).split('::');
  const [first, last] = [numbersIn(before), numbersIn(after)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

function numbersIn(groups: string): number[] {
  return groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16));
}

/** The IPv4 address that an IPv6 one stands for; null when it stands for itself. */
function mappedIn(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  if (groups[5] !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function prefixOf(groups: readonly number[], bits: number): string {
  const whole = groups.slice(0, Math.ceil(bits / 16));
  const rest = bits % 16;
  const cut = rest === 0 ? whole : whole.with(-1, (whole.at(-1) ?? 0) & (0xffff << (16 - rest)));
  return cut.map((group) => group.toString(16)).join(':');
}

/** How much of something each address has open at once, and the networks around it. */
export class OpenByNetwork {
  private readonly most: number;
  private readonly open = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  hasRoom(networks: readonly Network[]): boolean {
    return networks.every(({ key, worth }) => (this.open.get(key) ?? 0) < this.most * worth);
  }

  add(networks: readonly Network[]): void {
    for (const { key } of networks) this.open.set(key, (this.open.get(key) ?? 0) + 1);
  }

  remove(networks: readonly Network[]): void {
    for (const { key } of networks) {
      const left = (this.open.get(key) ?? 1) - 1;
      if (left === 0) this.open.delete(key);
      else this.open.set(key, left);
    }
  }
}
