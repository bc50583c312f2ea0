import type { CourseWords } from './shape.ts';

export const tr: CourseWords = {
  courses: {
    sprouts: {
      title: 'Mantıkta ilk adımlar',
      description: 'Bak, karşılaştır, bul: düşünmenin ilk yirmi dakikası.',
    },
    'school-ready': {
      title: 'Okula hazırlık',
      description: 'İlk zilden önce saymak, sıralamak ve dikkatle bakmak.',
    },
    preschool: { title: 'Okul öncesi mantık', description: 'Gölgelerden ve labirentlerden ilk kanıtlara.' },
    junior: {
      title: 'Çocuklar için mantık',
      description: 'Terazilerden şifreli toplamalara yirmi yedi tür problem.',
    },
    adult: { title: 'Yetişkinler için mantık', description: 'Aynı fikirler, şekersiz ve en zoruna kadar.' },
    'maths-facts': { title: 'Sayılarla her gün', description: 'Noktalar, saatler ve sayı yapıları: her gün biraz.' },
    spatial: { title: 'Uzayda düşünmek', description: 'Aklından döndür, katla ve yansıt.' },
    coding: {
      title: 'Bilgisayarsız kodlama',
      description: 'Robotlar, labirentler ve planlar: komutlar doğru sırayla.',
    },
    olympiad: { title: 'Haftanın olimpiyatı', description: 'On iki problem, kırk dakika.' },
    tournament: { title: 'Mantık turnuvası', description: 'On zor problem, kırk beş dakika.' },
    festival: { title: 'Küçük düşünürler şenliği', description: 'Sekiz neşeli problem, acele etmek yok.' },
    quiz: { title: 'Kendini dene', description: 'On problem, her biri için tek deneme: neleri yapabildiğini gör.' },
  },
  threads: {
    'junior-patterns': {
      title: 'Örüntüler',
      description: 'Neyin değiştiğini, neyin aynı kaldığını gör ve sıradakini bul.',
    },
    'junior-first-plans': {
      title: 'İlk planlar',
      description: 'Sıraya diz, kareyi doldur, robotu evine götür.',
    },
    'adult-rules': {
      title: 'Kuralı görmek',
      description: 'Matrisler, diziler ve sınıflar: örneklerden arkalarındaki yasaya.',
    },
    'adult-no-guessing': {
      title: 'Tahmin yok',
      description: 'Her hamlenin kanıtlanabildiği tablolar ve sıralamalar.',
    },
  },
  sideThreads: {
    'maths-facts-1': 'İlk sayılar',
    'maths-facts-2': 'Yirmiye kadar',
    'maths-facts-3': 'Sayılar iş başında',
    'spatial-1': 'Döndürmek',
    'spatial-2': 'Kurmak',
    'spatial-3': 'Katlamak',
    'coding-1': 'İlk komutlar',
    'coding-2': 'Daha uzun planlar',
    'coding-3': 'Döngüler ve kestirmeler',
  },
  blocks: {
    'harbour-of-patterns': 'Örüntüler Limanı',
    'meadow-of-shapes': 'Şekiller Çayırı',
    'odd-grove': 'Farklar Korusu',
    'crystal-sums': 'Kristal Toplamlar',
    'forest-of-queues': 'Sıralar Ormanı',
    'square-fields': 'Kareler Tarlası',
    'robot-desert': 'Robot Çölü',
    'matrix-harbour': 'Matris Limanı',
    'sequence-stairs': 'Diziler Merdiveni',
    'class-meadow': 'Sınıflar Çayırı',
    'candidate-fields': 'Adaylar Tarlası',
    'order-forest': 'Sıralama Ormanı',
    'table-desert': 'Tablolar Çölü',
  },
  checkpoint: 'Kontrol noktası',
  landing: {
    inside: 'İçinde neler var',
    road: {
      title: 'Nasıl işler',
      description: 'Yol boyunca kısa problemler. Zorlanınca ipucu, başarınca yıldız var, acele etmek yok.',
    },
    rules: {
      title: 'Nasıl ilerler',
      description: 'Herkes aynı problemleri alır ve her biri için tek denemesi vardır. Burada can kaybedilmez.',
    },
    after: { title: 'Önemli olan', description: 'Önce yıldızlar, sonra süre. Sonucun kalır ve onu paylaşabilirsin.' },
    next: 'İleri',
    begin: 'Başla',
    join: 'Katıl',
  },
  ideas: {
    pattern: {
      title: 'Tekrar eden sıralar',
      lines: [
        'Bazı sıralarda küçük bir parça tekrar eder.',
        'Sırayı yüksek sesle söyle ve o parçayı duy.',
        'O zaman sırada ne olduğunu bilirsin.',
      ],
    },
    odd: {
      title: 'Farklı olan',
      lines: ['Hepsine birlikte bak.', 'Neredeyse hepsinin ortak yanı ne?', 'Farklı olanda o yoktur.'],
    },
    shadow: {
      title: 'Bu kimin gölgesi?',
      lines: [
        'Gölgenin rengi yoktur, yalnız kenarı vardır.',
        'Kenarını parmağınla izle.',
        'Kulaklara, kuyruklara ve köşelere bak.',
      ],
    },
    position: {
      title: 'Nerede?',
      lines: [
        'Üstünde, altında, solunda, sağında, arasında: bu sözler yol gösterir.',
        'Sözlere tek tek bak.',
        'Her sözle daha az yer kalır.',
      ],
    },
    count: {
      title: 'Doğru saymak',
      lines: [
        'Her şeye bir kez dokun ve say.',
        'Büyükler de küçükler de bir sayılır.',
        'Hangisinin çok olduğunu görmek için eşleştir.',
      ],
    },
    group: {
      title: 'Bir araya koymak',
      lines: [
        'Ortak bir yanı olan şeyler bir araya gelir.',
        'Önce ortak yanlarını bul.',
        'Sonra her şey yerini bulur.',
      ],
    },
    order: {
      title: 'Sırayla',
      lines: [
        'Daha uzun, daha ağır, daha hızlı: bu sözler bir zincir kurar.',
        'İpuçlarını art arda diz.',
        'Zincir kimin nerede olduğunu gösterir.',
      ],
    },
    maze: {
      title: 'Yolu bulmak',
      lines: [
        'Parmağınla yürümeden önce gözünle yürü.',
        'Çıkmaza girersen son yol ayrımına dön.',
        'Bazen hedeften başlamak işe yarar.',
      ],
    },
    fit: {
      title: 'Uyan parçalar',
      lines: ['Boşluk kalmıyorsa parça uyuyor demektir.', 'Önce kutucukları say.', 'Sonra parçayı aklından döndür.'],
    },
    missing: {
      title: 'Eksik parça',
      lines: [
        'Resim deliğin içinde de devam eder.',
        'Çizgileri deliğin kenarına kadar izle.',
        'Doğru parça her çizgiyi sürdürür.',
      ],
    },
    latin: {
      title: 'Her biri bir kez',
      lines: [
        'Her satırda ve sütunda her resim bir kez bulunur.',
        'Tek boş kutucuğu olan bir satır ara.',
        'Orada ne eksik?',
      ],
    },
    matrix: {
      title: 'İki yönde bakmak',
      lines: ['Satır boyunca bak: ne değişiyor?', 'Sütun boyunca bak: orada ne değişiyor?', 'Cevap ikisine de uyar.'],
    },
    dots: {
      title: 'Sayılar ve noktalar',
      lines: ['Bir sayı noktalarla gösterilebilir.', 'Önce ona tamamla.', 'Sonra ne kaldığına bak.'],
    },
    mirror: {
      title: 'Aynada',
      lines: [
        'Ayna yanların yerini değiştirir, uzaklığı korur.',
        'Aynaya yakın olan yakın kalır.',
        'Kutucuk kutucuk denetle.',
      ],
    },
    balance: {
      title: 'Dengedeki terazi',
      lines: ['Terazi dengedeyse iki kefe de eşit ağırlıktadır.', 'İki yandan da aynısını al.', 'Denge bozulmaz.'],
    },
    cubes: {
      title: 'Küp kuleleri',
      lines: [
        'Bazı küpler ötekilerin altında ya da arkasında saklanır.',
        'Kule kule say.',
        'Yukarıdaki küp her zaman başka bir küpün üstünde durur.',
      ],
    },
    robot: {
      title: 'Robotu yönetmek',
      lines: ['Robot tam olarak söyleneni yapar.', 'Komutları tek tek izle.', 'Ne yana baktığına dikkat et.'],
    },
    clock: {
      title: 'Saati okumak',
      lines: [
        'Kısa kol saati, uzun kol dakikaları gösterir.',
        'Uzun kol bir saatte bir tur atar.',
        'O zaman kısa kol bir sayı ilerler.',
      ],
    },
    word: {
      title: 'Sayılı öyküler',
      lines: [
        'Önce öyküyü kendi sözlerinle anlat.',
        'Onu çubuklarla çiz: bütün hangisi, parça hangisi?',
        'Sonra sayılarla ne yapacağını seç.',
      ],
    },
    numgrid: {
      title: 'Sayı yapıları',
      lines: [
        'Her sayı yapısının bir kuralı vardır.',
        'Yalnız bir sayının eksik olduğu yerden başla.',
        'Bulduğun her sayı sıradakini bulmaya yarar.',
      ],
    },
    truth: {
      title: 'Doğru mu, yanlış mı?',
      lines: [
        'Cümleyi resimle sözcük sözcük karşılaştır.',
        '“Hepsi” demek, tek bir istisna bile yok demektir.',
        '“Değil” sözü cümleyi tersine çevirir.',
      ],
    },
    euler: {
      title: 'Kalemi kaldırmadan',
      lines: [
        'Kalemi kaldırmadan her çizgiyi bir kez çiz.',
        'Her noktada buluşan çizgileri say.',
        'Tek sayıda çizginin buluştuğu yerden başla.',
      ],
    },
    venn: {
      title: 'Kesişen çemberler',
      lines: [
        'Her çemberin içinde tek bir özelliği taşıyanlar bulunur.',
        'İki özelliği de taşıyanlar kesişimdedir.',
        'Ortadan başlayarak doldur.',
      ],
    },
    series: {
      title: 'Sayı dizileri',
      lines: [
        'Her sayıdan sonrakine ne olduğunu yaz.',
        'Çoğu zaman bu adımların da bir kuralı vardır.',
        'Kural bütün diziye uymalı.',
      ],
    },
    zebra: {
      title: 'Kim nerede oturuyor?',
      lines: [
        'Olabilecek her şeyi bir tabloya yaz.',
        'Her ipucu bir şeyin üstünü çizer.',
        'Tek başına kalan doğrudur.',
      ],
    },
    match: {
      title: 'Kibrit çöpleri',
      lines: [
        'Bir çöp yer değiştirince rakam da değişir.',
        'Hangi rakamın hangisine dönüştüğünü bul.',
        'Sonunda iki yan eşit olmalı.',
      ],
    },
    knights: {
      title: 'Kim doğruyu söylüyor?',
      lines: [
        'Şövalye hep doğruyu söyler, yalancı hiç söylemez.',
        'Birinin şövalye olduğunu varsay.',
        'Her şeyin hâlâ uyup uymadığına bak.',
      ],
    },
    combi: {
      title: 'Kaç yol var?',
      lines: [
        'Hiçbirini unutmamak için belli bir sırayla say.',
        'Art arda gelen seçenekler çarpılır.',
        'Sıranın önemli olup olmadığını sor.',
      ],
    },
    nets: {
      title: 'Kutu katlamak',
      lines: [
        'Açınım, düz serilmiş bir kutudur.',
        'Aynı sırada, aralarında bir yüz olan iki yüz karşı karşıya gelir.',
        'Aklından yüz yüz katla.',
      ],
    },
    search: {
      title: 'En az hamle',
      lines: [
        'Gördüğün her durumu yaz.',
        'Her durumdan bütün hamleleri dene.',
        'Hedefin ilk göründüğü yer en kısa yoldur.',
      ],
    },
    gridlogic: {
      title: 'Tahminsiz tablolar',
      lines: [
        'Her kutucuk kanıtlanabilir.',
        'En az olasılığın kaldığı yeri ara.',
        'Hiç tahmin etme: sıradaki kesin adımı ara.',
      ],
    },
    crypt: {
      title: 'Rakam yerine harf',
      lines: [
        'Her harf bir rakamdır, farklı harfler farklı rakamlardır.',
        'Son sütundan ve ilk harften başla.',
        'Elde kalanı unutma.',
      ],
    },
  },
};
