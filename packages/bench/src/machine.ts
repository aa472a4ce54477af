/** What the figures were measured on. */
import os from 'node:os';

export interface Machine {
  cpu: string;
  cores: number;
  memory: string;
  system: string;
  node: string;
  load: string;
  date: string;
}

export function describeMachine(): Machine {
  const cpus = os.cpus();
  return {
    cpu: cpus[0]?.model ?? 'unknown CPU',
    cores: cpus.length,
    memory: `${Math.round(os.totalmem() / 2 ** 30)} GiB`,
    system: `${os.type()} ${os.arch()}`,
    node: process.version,
    load: os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(' '),
    date: new Date().toISOString().slice(0, 10),
  };
}
