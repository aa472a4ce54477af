import { group } from '../../../table/kit/naming.ts';
import { useSpot } from '../kit.ts';

/** The ocean in section, with what lies below it. */
export function Ocean() {
  return <section style={useSpot(0, 207, 888, 345)} {...group('Ocean')} />;
}
