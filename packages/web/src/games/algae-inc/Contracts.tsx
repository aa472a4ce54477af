import { contractName, contracts, effects, scoringSeen } from '@benchtop/games/algae-inc';
import type { ContractId } from '@benchtop/games/algae-inc';
import type { ReactNode } from 'react';
import { group } from '../../table/kit/naming.ts';
import { Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { Icon } from './art/icons.tsx';
import type { Shape } from './art/icons.tsx';
import { DiskMark, Picture } from './art/pieces.tsx';
import { useArea, useBoard, useChoices } from './kit.ts';
import css from './contracts.module.css';

/** What a card is used for. */
export type Use = 'scoring' | 'export' | 'ability';

export const useNames = { scoring: 'End scoring', export: 'Contract export', ability: 'Ability' } as const;
const useSigns = { scoring: 'trophy', export: 'operators', ability: 'wild' } as const satisfies Record<Use, Shape>;

/** What a card says in one of its three parts. */
export function contractText(card: ContractId, use: Use): string {
  const { scoring, ability, demand } = contracts[card];
  switch (use) {
    case 'scoring':
      return effects.text(scoring).replace(/^At the end, gain /, '');
    case 'export':
      return `Demand ${demand}. ${effects.text(card)}`;
    case 'ability':
      return effects.text(ability);
  }
}

/** The three contracts of the player whose boards are shown, by what each is for. */
export function Contracts() {
  const { player } = useBoard();
  const { contract } = player;
  return (
    <div style={useArea('contracts')} className={css.contracts} {...group('Contracts')}>
      {contract === null ? (
        <p className={css.none}>
          Three contracts will lie here: one scores at the end, one is an export, one is an ability.
        </p>
      ) : (
        <>
          <Scoring card={contract.scoring} />
          <Exported card={contract.export} />
          <Tip
            title={contractName(contract.ability)}
            text={contractText(contract.ability, 'ability')}
            rule="ALG-CON-06"
          >
            <Part use="ability" card={contract.ability} />
          </Tip>
        </>
      )}
    </div>
  );
}

function Scoring({ card }: { readonly card: ContractId }) {
  const { view, viewer } = useBoard();
  const now = scoringSeen(view, viewer);
  return (
    <Tip
      title={contractName(card)}
      text={effects.text(contracts[card].scoring)}
      rows={[{ name: 'Now', value: `${now} VP` }]}
      rule="ALG-END-06"
    >
      <Part use="scoring" card={card}>
        <b className={css.now}>now {now} VP</b>
      </Part>
    </Tip>
  );
}

function Exported({ card }: { readonly card: ContractId }) {
  const { player, viewer } = useBoard();
  const offer = useChoices('export-target').of(({ pick }) => pick === 'contract');
  return (
    <Target
      of={offer}
      title={contractName(card)}
      text={`${contractText(card, 'export')} Once in the match, without transport; it takes a disk as a city does.`}
      rule="ALG-CON-01"
    >
      {({ choosable, pointed }) => (
        <Part use="export" card={card} lit={choosable} chosen={pointed}>
          <Place of={`contract ${viewer}`} className={css.state}>
            {player.contractDone ? (
              <>
                <Piece kind={`disk ${viewer}`} at={`contract ${viewer}`}>
                  <Picture size={20} label="done">
                    <DiskMark owner={viewer} size={18} />
                  </Picture>
                </Piece>{' '}
                done
              </>
            ) : (
              <em>open</em>
            )}
          </Place>
        </Part>
      )}
    </Target>
  );
}

interface PartProps {
  readonly use: Use;
  readonly card: ContractId;
  readonly lit?: boolean;
  readonly chosen?: boolean;
  readonly children?: ReactNode;
}

/** One part of a card: its use, its name, its words. */
export function Part({ use, card, lit = false, chosen = false, children }: PartProps) {
  const { demand } = contracts[card];
  return (
    <section className={css.part} data-use={use} data-lit={lit || undefined} data-chosen={chosen || undefined}>
      <h4>
        <Icon shape={useSigns[use]} size={14} /> {useNames[use]}
      </h4>
      <b className={css.name}>{contractName(card)}</b>
      {use === 'export' ? (
        <p className={css.deal}>
          <i>{demand}</i>
          <span>
            {effects
              .text(card)
              .replace(/^Gain /, '')
              .replace(/\.$/, '')}
          </span>
        </p>
      ) : (
        <p>{contractText(card, use)}</p>
      )}
      {children}
    </section>
  );
}
