import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  unseen: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** Words for screen readers alone, where a picture or a place says the same to the eye; read out as they change with the role. */
export function Unseen({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <span role={role} className={useStyles().unseen}>
      {children}
    </span>
  );
}
