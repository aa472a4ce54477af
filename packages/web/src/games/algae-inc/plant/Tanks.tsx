import { useArea } from '../kit.ts';

export function Tanks() {
  return <div style={useArea('tanks')} />;
}
