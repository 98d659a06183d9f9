import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { SideDrawer } from '#ui/dialog/SideDrawer';
import { listMessages } from '../listMessages';
import { FilterChips } from './FilterChips';
import { MoreFilterFields, type MoreFilterFieldsProps } from './MoreFilterFields';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
});

export interface MoreFiltersProps extends MoreFilterFieldsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Drawer with the filters of the product list that have no room above it. Changes apply immediately. */
export function MoreFilters({ isOpen, onClose, ...fields }: MoreFiltersProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <SideDrawer
      isOpen={isOpen}
      title={formatMessage(listMessages.moreFilters)}
      bodyClassName={styles.body}
      onClose={onClose}
      footer={
        <Button appearance="primary" onClick={onClose}>
          {formatMessage(listMessages.showProducts)}
        </Button>
      }
    >
      <FilterChips {...fields} />
      <MoreFilterFields {...fields} />
    </SideDrawer>
  );
}
