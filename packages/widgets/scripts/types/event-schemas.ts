import type { DetailType, EventDescription, WidgetDescriptor } from '../../src/descriptors/descriptor.ts';

/** JSON schemas of the events' details by file name: `problem-player-answered.json`. */
export function printEventSchemas(descriptors: readonly WidgetDescriptor[]): ReadonlyMap<string, object> {
  return new Map(
    descriptors.flatMap((descriptor) =>
      Object.values(descriptor.events).map((event) => [
        `${shortNameOf(descriptor, event)}.json`,
        schemaOf(descriptor, event),
      ]),
    ),
  );
}

function shortNameOf({ tag }: WidgetDescriptor, { event }: EventDescription): string {
  return [tag, event].map((name) => name.replace('logikit-', '')).join('-');
}

/** NOTE: a later version may tell more, so further fields are allowed. */
function schemaOf(descriptor: WidgetDescriptor, description: EventDescription): object {
  const { event, detail, summary } = description;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:logikit:event:${shortNameOf(descriptor, description)}`,
    title: `Detail of ${event} of <${descriptor.tag}>`,
    description: summary,
    type: 'object',
    properties: Object.fromEntries(Object.entries(detail).map(([field, type]) => [field, fieldSchema(type)])),
    required: Object.keys(detail),
  };
}

function fieldSchema(type: DetailType): object {
  if (typeof type !== 'string') return { enum: type };
  return type === 'integer?' ? { type: ['integer', 'null'] } : { type };
}
