import { makeStyles, tokens } from '@fluentui/react-components';
import { TruncatedText } from '#ui/text/TruncatedText';
import { SentenceCell } from '#ui/text/SentenceCell';

const useStyles = makeStyles({ stack: { display: 'grid', rowGap: tokens.spacingVerticalM, maxWidth: '260px' } });

/** Long names are cut off at their own end, in either direction. Sentences continue on the next line. */
export function LongExample() {
  return (
    <div className={useStyles().stack}>
      <TruncatedText text="Four-season expedition tent with extended vestibule" />
      <TruncatedText text="خيمة رحلات لأربعة مواسم مع مدخل واسع وأرضية متينة" />
      <SentenceCell>
        Four-season expedition tent with extended vestibule for up to six persons and their luggage
      </SentenceCell>
    </div>
  );
}
