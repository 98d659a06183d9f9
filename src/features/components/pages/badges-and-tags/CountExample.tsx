import { CounterBadge, makeStyles, PresenceBadge, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** Numbers beside a label. Large numbers are cut off. */
export function CountExample() {
  return (
    <div className={useStyles().row}>
      <span>
        Inbox <CounterBadge count={5} size="small" />
      </span>
      <span>
        Issues <CounterBadge count={128} color="danger" />
      </span>
      <span>
        Drafts <CounterBadge count={0} showZero color="informative" />
      </span>
      <span>
        <PresenceBadge status="available" /> Online
      </span>
    </div>
  );
}
