import { defineCall } from '../../call.ts';

export const getExercise = defineCall({
  row: 'C-034',
  summary: 'An exercise with its listed blocks',
  method: 'GET',
  path: '/service/training/api/cabinet/exercise/{a}/{b}',
  tenant: 'route',
  params: 'ExercisePath',
  response: 'Exercise',
});

export const predictExercise = defineCall({
  row: 'C-035',
  summary: 'What the next unfinished block would be; changes nothing',
  method: 'GET',
  path: '/service/training/api/cabinet/exercise/{a}/{b}/predict',
  tenant: 'route',
  params: 'ExercisePath',
  response: 'Prediction',
});

export const forceCompleteExercise = defineCall({
  row: 'C-036',
  summary: 'Marks a block completed although problems remain (rule D-018)',
  method: 'PUT',
  path: '/service/training/api/cabinet/exercise/{a}/{b}/{c}/force-complete',
  tenant: 'route',
  params: 'ExerciseBlockPath',
  query: 'ForceQuery',
  response: 'ExerciseBlock',
  errors: ['blockNotFinished'],
});

export const getTrialState = defineCall({
  row: 'C-037',
  summary: 'How much of the trial is used',
  method: 'GET',
  path: '/service/training/api/cabinet/exercise/{a}/trial-state',
  tenant: 'route',
  params: 'LessonPath',
  response: 'TrialState',
});

export const buyExerciseBlock = defineCall({
  row: 'C-038',
  summary: 'Spends the energy of a block, once',
  method: 'POST',
  path: '/service/training/api/cabinet/exercise/{a}/{b}/{c}/buy',
  tenant: 'route',
  params: 'ExerciseBlockPath',
  query: 'ComplexityQuery',
  response: 'Bought',
  errors: ['noEnergy', 'complexityMismatch'],
});

export const getExerciseProgress = defineCall({
  row: 'C-039',
  summary: 'Progress of an exercise block',
  method: 'GET',
  path: '/service/training/api/cabinet/exercise/{a}/{b}/{c}/progress',
  tenant: 'route',
  params: 'ExerciseBlockPath',
  response: 'ExerciseBlockProgress',
});

export const getPlacement = defineCall({
  row: 'ours 20.11',
  summary: 'How far somebody is in finding out where to begin, and where that is',
  method: 'GET',
  path: '/service/training/api/cabinet/placement/{a}',
  tenant: 'route',
  params: 'LessonPath',
  response: 'Placement',
});

export const continuePlacement = defineCall({
  row: 'ours 20.11',
  summary: 'Chooses the next problem by the answers so far; the same one until it is closed',
  method: 'POST',
  path: '/service/training/api/cabinet/placement/{a}',
  tenant: 'route',
  params: 'LessonPath',
  response: 'Placement',
});

export const regenerateExercise = defineCall({
  row: 'ours D-019',
  summary: 'Draws fresh problems for blocks that are not started',
  method: 'POST',
  path: '/service/training/api/cabinet/exercise/{a}/{b}/regenerate',
  tenant: 'route',
  params: 'ExercisePath',
  response: 'Exercise',
  errors: ['notPaid', 'limitReached'],
});

export const getExerciseResult = defineCall({
  row: 'ours R-017',
  summary: 'Result of a completed exercise block',
  method: 'GET',
  path: '/service/training/api/cabinet/exercise/{a}/{b}/{c}/result',
  tenant: 'route',
  params: 'ExerciseBlockPath',
  response: 'ExerciseBlockProgress',
  errors: ['blockNotFinished'],
});
