import type { Model } from '@logikit/contract';
import { graphicFault } from '@logikit/problems';

type Draft = Model<'ProblemDraft'>;

/** What is wrong, by field. */
export type Faults = Readonly<Record<string, string[]>>;

/**
 * Why a learner could not solve this problem, beyond what the schema refuses: no words, no right answer, an answer that
 * cannot be given. Empty when it is good.
 */
export function faultsOf(draft: Draft): Faults {
  const found = { translations: translationFault(draft), ...answerFaults(draft) };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, fault]) => (fault === null ? [] : [[field, [fault]]])),
  );
}

/** Every variant speaks every language of the problem. */
function translationFault({ translations, variants }: Draft): string | null {
  const languages = Object.keys(translations) as (keyof Draft['translations'])[]; // its keys are locales
  if (languages.length === 0) return 'required';
  const isWhole = variants.every((variant) => languages.every((language) => variant.translations[language]));
  return isWhole ? null : 'languages';
}

function answerFaults(draft: Draft): Readonly<Record<string, string | null>> {
  if (draft.settings.graphic.isVerifiable) return { graphic: gradedFault(draft) };
  if (draft.variantSettings.isAutoValidatingString) return { rightNumber: numberFault(draft) };
  return { variants: variantsFault(draft) };
}

function gradedFault({ graphic, translations }: Draft): string | null {
  if (graphic === null) return 'required';
  const strings = Object.values(translations).map((text) => text.strings);
  return graphicFault(graphic.scene, graphic.check, strings);
}

/** As it is typed and compared (rule D-035). */
function numberFault({ rightNumber, variantSettings }: Draft): string | null {
  if (rightNumber === null) return 'required';
  const isNumber = /^-?\d+([.]\d+)?$/.test(rightNumber);
  return isNumber && rightNumber.length <= variantSettings.autoValidatingParams.characterLimit ? null : 'number';
}

function variantsFault({ variants, variantSettings }: Draft): string | null {
  if (variants.length < 2) return 'required';
  if (new Set(variants.map(({ key }) => key)).size !== variants.length) return 'keys';
  const right = variants.filter(({ isRight }) => isRight).length;
  if (right === 0) return 'noneIsRight';
  const { isMultiSelection, anyIsRight } = variantSettings;
  return right > 1 && !isMultiSelection && !anyIsRight ? 'severalAreRight' : null;
}
