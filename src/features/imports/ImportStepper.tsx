import { useIntl } from 'react-intl';
import { Stepper } from '../../ui/layout/Stepper';
import { importSteps, type ImportStep } from './importParams';
import { messages } from './messages';

/** The steps of an import, with the current one highlighted. */
export function ImportStepper({ current }: { current: ImportStep }) {
  const { formatMessage } = useIntl();
  return (
    <Stepper
      label={formatMessage(messages.steps)}
      steps={importSteps.map((id) => ({ id, name: formatMessage(messages[id]) }))}
      current={current}
      toDoneName={(step) => formatMessage(messages.stepDone, { step })}
    />
  );
}
