import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { FileFacts } from './FileFacts';
import { MatchingProfiles } from '../profiles/MatchingProfiles';
import type { ImportStepProps } from '../importStep';
import { LayoutChoice } from './LayoutChoice';
import { messages } from '../messages';
import { draftOfProfile } from '../profiles/profileDraft';
import { StepActions } from '../StepActions';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(320px, 1fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingHorizontalL },
});

export interface LayoutStepProps extends ImportStepProps {
  /** Whether the file is being read again with another layout. */
  isReading: boolean;
}

/** The second step: the detected file properties and the layout of the system it comes from. */
export function LayoutStep({ inspection, draft, change, onChange, isReading }: LayoutStepProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const toMapping = () => onChange({ step: 'mapping' }, { push: true });
  return (
    <>
      <div className={styles.columns} aria-busy={isReading}>
        <div className={styles.column}>
          <LayoutChoice
            layouts={inspection.layouts}
            value={draft.layout ?? inspection.layout.code}
            onChange={(layout) => change(() => ({ layout, mapping: null, profileId: null }))}
          />
        </div>
        <div className={styles.column}>
          <FileFacts inspection={inspection} />
          <MatchingProfiles
            inspection={inspection}
            profileId={draft.profileId}
            onUse={(profile) => {
              change(() => draftOfProfile(profile, inspection));
              toMapping();
            }}
          />
        </div>
      </div>
      <StepActions>
        <Button onClick={() => onChange({ file: '', step: 'upload', job: '' }, { push: true })}>
          {formatMessage(messages.otherFile)}
        </Button>
        <Button appearance="primary" disabledFocusable={isReading} onClick={toMapping}>
          {formatMessage(messages.toMapping)}
        </Button>
      </StepActions>
    </>
  );
}
