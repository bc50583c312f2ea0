import type { Words } from './shape.ts';

export const tr: Words = {
  title: 'Battaniyeyi onar',
  ask: {
    patch: 'Battaniyeyi hangi yama onarır?',
    mend: 'Battaniyeyi onar. Hangi deliğe hangi yama gelir?',
  },
  find: {
    patch: 'Battaniyeyi onaran yamayı bul.',
    mend: 'Battaniyeyi onar. Her deliğe doğru yamayı koy.',
  },
  alt: ({ rows, columns, holes, options }) =>
    `Kare yamalardan bir battaniye. Satır sayısı: ${rows}. Bir satırdaki yama sayısı: ${columns}. Eksik yama sayısı: ${holes}. Aralarından seçilecek yama sayısı: ${options}.`,
  patch: (n) => `Yama ${n}`,
  hole: ({ row, column }) => `Delik: satır ${row}, yer ${column}`,
  hints: {
    ways: {
      across: 'Satır boyunca ilerle. Nerede yeniden başlıyor?',
      down: 'Sütun boyunca in. Nerede yeniden başlıyor?',
      slant: 'Çapraz bak. Orada desen nasıl devam ediyor?',
      'left-right': 'Aklından solu sağın üstüne katla. Neler üst üste geliyor?',
      'up-down': 'Aklından yukarıyı aşağının üstüne katla. Neler üst üste geliyor?',
      'half-turn': 'Battaniyeyi aklından baş aşağı çevir.',
      quarter: 'Battaniyeyi aklından bir köşeden öbür köşeye çevir.',
    },
    edges: 'Deliğin çevresindeki yamalara bak.',
  },
  feedback: {
    'missing.turned-patch': 'Köşeleri ne yana bakıyor? Bir daha karşılaştır.',
    'missing.swaps-colours': 'Renklere bak. Hangi renk nerede?',
    'missing.swaps-places': 'Az kaldı! Peki hangi küçük yama nerede?',
    'missing.another-patch': 'O desen başka yerde. Deliğin çevresine bak.',
  },
  steps: {
    regular: {
      across: 'Desen her satırda tekrar ediyor.',
      down: 'Desen her sütunda tekrar ediyor.',
      slant: 'Desen çapraz boyunca tekrar ediyor.',
      'left-right': 'Sol ile sağ, bir resim ile aynadaki görüntüsü gibi.',
      'up-down': 'Üst ile alt, bir resim ile aynadaki görüntüsü gibi.',
      'half-turn': 'Battaniye baş aşağı da aynı görünüyor.',
      quarter: 'Köşeden köşeye çevir: yine aynı görünüyor.',
    },
    partner: {
      across: 'Eksik olanı burada görüyorsun.',
      down: 'Eksik olanı burada görüyorsun.',
      slant: 'Eksik olanı burada görüyorsun.',
      'left-right': 'Katlayınca deliğin üstüne bu geliyor.',
      'up-down': 'Katlayınca deliğin üstüne bu geliyor.',
      'half-turn': 'Çevirince deliğin yerine bu geliyor.',
      quarter: 'Çevirince deliğin yerine bu geliyor.',
    },
    answer: {
      patch: 'Buraya bu yama geliyor: battaniye artık tamam.',
      mend: 'Buraya bu yamalar geliyor: battaniye artık tamam.',
    },
  },
  praise: { patch: 'Evet! Battaniye tamam.', mend: 'Evet! Bütün delikler kapandı.' },
};
