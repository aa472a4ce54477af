import { useArea } from '../kit.ts';

export function SideBoard() {
  return <div style={useArea('lab')} />;
}
