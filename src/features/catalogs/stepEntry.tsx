import { Archive20Regular } from '@fluentui/react-icons/svg/archive';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import type { IntlShape } from 'react-intl';
import type { CatalogAction } from '#graphql/types.generated';
import type { MenuEntry } from '#ui/menu/menuTypes';
import type { CatalogMenuFragment } from './list/CatalogMenu.generated';
import { stepMessages } from './stepMessages';

const icons: Record<CatalogAction, typeof Archive20Regular> = {
  ACTIVATE: CheckmarkCircle20Regular,
  ARCHIVE: Archive20Regular,
  RESTORE: ArrowUndo20Regular,
  DELETE: Delete20Regular,
};

/** Options of `stepEntry`. */
export interface StepEntryOptions {
  step: CatalogMenuFragment['steps'][number];
  status: CatalogMenuFragment['status'];
  onTake: () => void;
  intl: Pick<IntlShape, 'formatMessage'>;
}

/**
 * Menu entry for a lifecycle action of a catalog. An unavailable action is focusable but disabled, and shows the
 * reason.
 */
export function stepEntry({ step, status, onTake, intl }: StepEntryOptions): MenuEntry {
  const { action, blockers, isAllowed } = step;
  const Icon = icons[action];
  const reasons = blockers.map((blocker) => intl.formatMessage(stepMessages[blocker], { action, status }));
  return {
    id: action,
    label: intl.formatMessage(stepMessages[action]),
    icon: <Icon />,
    isDisabled: !isAllowed,
    note: isAllowed ? undefined : reasons.join(' '),
    onSelect: onTake,
  };
}
