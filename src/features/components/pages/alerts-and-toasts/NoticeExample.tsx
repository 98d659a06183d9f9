import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Notice } from '#ui/state/Notice';

const useStyles = makeStyles({ stack: { display: 'grid', rowGap: tokens.spacingVerticalS } });

/** A message about the part of the page that contains it. */
export function NoticeExample() {
  return (
    <div className={useStyles().stack}>
      <Notice tone="info">Prices are imported every night.</Notice>
      <Notice tone="success">All 24 products are valid.</Notice>
      <Notice tone="warning" actions={<Button size="small">View products</Button>}>
        3 products have no image.
      </Notice>
      <Notice tone="danger">The catalog can’t be published until its errors are fixed.</Notice>
    </div>
  );
}
