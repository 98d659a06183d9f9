import { makeStyles, MenuItem, tokens } from '@fluentui/react-components';
import { Archive20Regular } from '@fluentui/react-icons/svg/archive';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { CatalogAction, CatalogStatus } from '../../graphql/types.generated';
import type { CatalogMenuFragment } from './CatalogMenu.generated';
import { stepMessages } from './stepMessages';

const useStyles = makeStyles({
  // The reason is the part of a refused step that must be read.
  reason: { color: tokens.colorNeutralForeground3, whiteSpace: 'normal' },
});

const icons: Record<CatalogAction, typeof Archive20Regular> = {
  ACTIVATE: CheckmarkCircle20Regular,
  ARCHIVE: Archive20Regular,
  RESTORE: ArrowUndo20Regular,
  DELETE: Delete20Regular,
};

/** Props of `CatalogStepItem`. */
export interface CatalogStepItemProps {
  step: CatalogMenuFragment['steps'][number];
  status: CatalogStatus;
  onTake(): void;
}

/** A step of a catalog's life in a menu. A refused one says why: it can be reached by keyboard, but not pressed. */
export function CatalogStepItem({ step, status, onTake }: CatalogStepItemProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const reasonId = useId();
  const { action, blockers, isAllowed } = step;
  const Icon = icons[action];
  const label = formatMessage(stepMessages[action]);
  if (isAllowed) {
    return (
      <MenuItem icon={<Icon />} onClick={onTake}>
        {label}
      </MenuItem>
    );
  }
  const reasons = blockers.map((blocker) => formatMessage(stepMessages[blocker], { action, status }));
  return (
    <MenuItem
      icon={<Icon />}
      disabled
      aria-label={label}
      aria-describedby={reasonId}
      subText={{ id: reasonId, className: styles.reason, children: reasons.join(' ') }}
    >
      {label}
    </MenuItem>
  );
}
