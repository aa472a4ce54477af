import { Token } from './pieces/Token.tsx';
import { At, Glow, Wash } from '../../ui/covers/light.tsx';

/** A cleaning ship in front of the ice, plastic adrift around it. */
export function Cover() {
  return (
    <>
      <Wash colours={['--sky-1', '--sky-2']} height={190} />
      <Glow cx={356} cy={128} r={150} colour="--glow" />
      <g fill="none" stroke="var(--aurora)" strokeLinecap="round" opacity="0.5">
        <path d="M-20 74Q70 20 150 62T320 40 500 58" strokeWidth="26" opacity="0.5" />
        <path d="M-20 70Q70 16 150 58T320 36 500 54" strokeWidth="9" />
        <path d="M120 104Q200 74 270 98T480 84" strokeWidth="12" opacity="0.5" />
      </g>
      <path
        d="M0 172L40 130 70 148 112 96 150 140 186 120 224 172ZM270 172L318 122 350 144 402 88 446 132 480 112V172Z"
        fill="var(--far)"
      />
      <Bergs />
      <Wash colours={['--sea-a', '--sea-b', '--sea-c']} y={168} height={132} />
      <path
        d="M300 178H412M318 187H394M334 196H376"
        stroke="var(--glow)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.75"
      />
      <path
        d="M20 196h54M96 206h36M392 214h60M150 190h30M430 196h24"
        stroke="var(--sea-a)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <At x={212} y={178} s={1.16}>
        <Ship />
      </At>
      <path d="M0 244Q40 232 80 244T160 244 240 244 320 244 400 244 480 244V300H0Z" fill="var(--sea-b)" />
      <path d="M0 268Q40 256 80 268T160 268 240 268 320 268 400 268 480 268V300H0Z" fill="var(--sea-c)" />
      <Token colour="yellow" size={40} x={66} y={246} />
      <Token colour="red" size={44} x={118} y={264} />
      <Token colour="blue" size={38} x={392} y={252} />
      <Token colour="pink" size={44} x={438} y={268} />
      <Token colour="green" size={36} x={340} y={272} />
      <path
        d="M30 268q12-6 24 0t24 0M96 284q12-6 24 0t24 0M372 272q12-6 24 0M416 288q12-6 24 0t24 0M318 290q12-6 24 0"
        fill="none"
        stroke="var(--sea-a)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  );
}

const Bergs = () => (
  <g strokeLinejoin="round">
    <path d="M-10 176L14 138 40 150 66 104 96 132 112 124 138 176Z" fill="var(--mid)" />
    <path d="M66 104L72 146 54 176H138L112 124 96 132Z" fill="var(--mid-shade)" />
    <path d="M366 176L388 144 408 152 434 118 462 146 490 134V176Z" fill="var(--mid)" />
    <path d="M434 118L438 156 424 176H490V134L462 146Z" fill="var(--mid-shade)" />
  </g>
);

const Ship = () => (
  <g strokeLinejoin="round" stroke="var(--line)" strokeWidth="2.4">
    <path d="M86 6V-74L24-52M86-74L112-46M24-52V-30" fill="none" strokeWidth="4" strokeLinecap="round" />
    <path d="M-62 8V-42H-42V8Z" fill="var(--hull-dark)" />
    <path d="M-62-30H-42V-18H-62Z" fill="var(--cabin)" />
    <path d="M-40 8V-38H-28V-66H12L22-38V8Z" fill="var(--cabin)" />
    <path d="M-20-58H6L10-46H-20Z" fill="var(--lamp)" />
    <path d="M-32-28H-20V-18H-32ZM-12-28H0V-18H-12Z" fill="var(--lamp)" />
    <path d="M-8-66V-88M-8-86L14-79-8-73" fill="var(--hull)" strokeLinecap="round" />
    <path d="M-104 6H40L150-10Q146 34 112 62H-84Q-104 44-104 6Z" fill="var(--hull)" />
    <path d="M-102 32Q20 36 138 24Q130 46 112 62H-84Q-98 50-102 32Z" fill="var(--hull-dark)" stroke="none" />
    <path d="M-104 12H42L148-4" fill="none" stroke="var(--cabin)" strokeWidth="5" />
    <Token colour="purple" size={30} x={44} y={-6} />
    <Token colour="grey" size={30} x={72} y={-9} />
    <Token colour="green" size={32} x={24} y={-22} />
  </g>
);
