import { useIntl, type MessageDescriptor } from 'react-intl';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';

export interface DefinitionSkeletonProps {
  /** The headings of the sections, and the heights of what is in them, in pixels. */
  panels: readonly { heading: MessageDescriptor; heights: readonly number[] }[];
}

/** Placeholder of the form while the definition loads. */
export function DefinitionSkeleton({ panels }: DefinitionSkeletonProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={useRecordFormStyles().form}>
      {panels.map(({ heading, heights }) => (
        <Panel key={heading.id} heading={formatMessage(heading)}>
          {heights.map((height, index) => (
            <Placeholder key={index} height={height} />
          ))}
        </Panel>
      ))}
      <Placeholder width={240} height={32} />
    </div>
  );
}
