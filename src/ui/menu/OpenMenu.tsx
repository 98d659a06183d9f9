import {
  makeStyles,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuList,
  MenuPopover,
  MenuTrigger,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { cloneElement, Fragment, type ReactElement } from 'react';
import { MenuEntryItem } from './MenuEntryItem';
import type { MenuContent, MenuSection } from './menuTypes';

const useStyles = makeStyles({ popover: { maxWidth: '340px', maxHeight: 'min(70dvh, 560px)' } });

const checkedIn = (sections: readonly MenuSection[]) =>
  Object.fromEntries(
    sections.map(({ id, entries }) => [id, entries.filter(({ isChecked }) => isChecked).map((entry) => entry.id)]),
  );

/** A menu that is open when it mounts. After closing, it works like any other menu. */
export function OpenMenu({ sections, header, trigger }: MenuContent & { trigger: ReactElement }) {
  const styles = useStyles();
  // A dialog opened by an entry returns the focus to the button when it closes, because the entry is gone by then.
  const focusTarget = useRestoreFocusTarget();
  return (
    <Menu defaultOpen checkedValues={checkedIn(sections)}>
      <MenuTrigger disableButtonEnhancement>{cloneElement(trigger, focusTarget)}</MenuTrigger>
      <MenuPopover className={styles.popover}>
        {header}
        <MenuList>
          {sections.map(({ id, heading, kind, entries }, place) => (
            <Fragment key={id}>
              {(place > 0 || header) && <MenuDivider />}
              <MenuGroup>
                {heading !== undefined && <MenuGroupHeader>{heading}</MenuGroupHeader>}
                {entries.map((entry) => (
                  <MenuEntryItem key={entry.id} kind={kind} group={id} entry={entry} />
                ))}
              </MenuGroup>
            </Fragment>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
