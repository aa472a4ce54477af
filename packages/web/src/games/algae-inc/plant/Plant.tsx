import { useArea } from '../kit.ts';

export function Plant() {
  return <div style={useArea('plant')} />;
}
