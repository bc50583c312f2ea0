import { collection, type Model, numbers } from '@logikit/contract';

type Card = Model<'CollectionCard'>;

/** A card of the collection as the wire carries it. */
export function cardOf(id: number, state: Pick<Card, 'isOpened'> & Partial<Pick<Card, 'sound' | 'justBought'>>): Card {
  const place = collection.find((one) => one.id === id);
  if (!place) throw new Error(`There is no card ${id}`);
  return {
    ...place,
    price: numbers.collection.price,
    image: `${place.group}/${place.code}`,
    sound: null,
    justBought: false,
    ...state,
  };
}
