import type { GrammaticalNumber } from '../grammar.ts';
import type { NounId } from '../lexicon.ts';
import { described, genderOf, type Thing } from '../words.ts';

type Said = NounId | Thing;
const thing = (said: Said): Thing => (typeof said === 'string' ? { noun: said } : said);

/** "o gato", "as peras". */
export const the = (said: Said, number: GrammaticalNumber = 'one'): string =>
  described('pt-br', thing(said), { article: 'the', number });
/** "do gato", "das peras". */
export const ofThe = (said: Said, number: GrammaticalNumber = 'one'): string =>
  described('pt-br', thing(said), { article: 'the', case: 'genitive', number });
/** "no gato", "nas peras". */
export const inThe = (said: Said, number: GrammaticalNumber = 'one'): string =>
  described('pt-br', thing(said), { article: 'the', case: 'locative', number });
/** "ao gato", "às peras". */
export const toThe = (said: Said, number: GrammaticalNumber = 'one'): string =>
  described('pt-br', thing(said), { article: 'the', case: 'dative', number });
/** "um gato", "uma pera". */
export const a = (said: Said): string => described('pt-br', thing(said), { article: 'a' });
/** "gatos", "peras vermelhas". */
export const many = (said: Said): string => described('pt-br', thing(said), { number: 'many' });
/** The first word for what is masculine, the second for what is feminine: `agree('pear', 'todos', 'todas')`. */
export const agree = (said: Said, masculine: string, feminine: string): string =>
  genderOf('pt-br', thing(said).noun) === 'feminine' ? feminine : masculine;
/** "quantos gatos", "quantas peras". */
export const howMany = (said: Said): string => `${agree(said, 'quantos', 'quantas')} ${many(said)}`;
