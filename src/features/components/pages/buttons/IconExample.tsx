import { Button, makeStyles, SplitButton, ToggleButton, tokens } from '@fluentui/react-components';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, type MenuButtonProps } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { StarRegular } from '@fluentui/react-icons/svg/star';
import { useState } from 'react';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** An icon beside the label, an icon alone, a button that stays pressed, and one with further choices. */
export function IconExample() {
  const [isStarred, setIsStarred] = useState(false);
  return (
    <div className={useStyles().row}>
      <Button appearance="primary" icon={<AddRegular />}>
        Add product
      </Button>
      <Button icon={<DeleteRegular />} aria-label="Delete product" />
      <ToggleButton icon={<StarRegular />} checked={isStarred} onClick={() => setIsStarred(!isStarred)}>
        Star
      </ToggleButton>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          {(trigger: MenuButtonProps) => (
            <SplitButton menuButton={{ ...trigger, 'aria-label': 'More export formats' }}>Export as CSV</SplitButton>
          )}
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem>Export as JSON</MenuItem>
            <MenuItem>Export as XML</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </div>
  );
}
