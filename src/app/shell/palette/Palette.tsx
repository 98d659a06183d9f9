import { Dialog, DialogSurface, makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import { PaletteBox } from './PaletteBox';

const useStyles = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    // The list grows and shrinks with each key press, while the field above it keeps its position.
    insetBlockStart: 'min(12vh, 120px)',
    insetBlockEnd: 'auto',
    maxWidth: '640px',
    maxHeight: 'min(560px, 76dvh)',
    padding: 0,
    overflow: 'hidden',
    '@media (max-width: 599.98px)': {
      insetBlockStart: 0,
      maxWidth: '100vw',
      maxHeight: '100dvh',
      borderRadius: `0 0 ${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge}`,
    },
  },
});

export interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Search and commands, shown over the page. It starts fresh each time it opens. */
export function Palette({ isOpen, onClose }: PaletteProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog open={isOpen} onOpenChange={(_event, { open }) => !open && onClose()}>
      {/* While it fades out, it covers the page no more: its key opens it again. */}
      <DialogSurface className={useStyles().surface} aria-label={formatMessage(messages.title)} aria-modal={isOpen}>
        <PaletteBox onClose={onClose} />
      </DialogSurface>
    </Dialog>
  );
}
