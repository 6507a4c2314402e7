import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const balconyGreens: DocumentText = {
  title: 'Vườn rau ban công bốn mùa',
  description:
    'Chọn chậu, pha đất, xếp lịch gieo trồng và tưới nước cho người chỉ có vài mét vuông đón nắng.',
  category: 'garden',
  uploader: 'Lâm Thị Cẩm Tú',
  subject: 'rau-cai',
  createdDaysAgo: 140,
  publishedDaysAgo: 137,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Đo nắng trước, mua chậu sau',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Sai lầm hay gặp nhất là mua một loạt chậu đẹp rồi mới phát hiện ban công chỉ có nắng hai giờ. Hãy chọn một ngày quang mây, cứ một giờ nhìn ra một lần và ghi lại chỗ nào có nắng rọi thẳng. Sau một ngày bạn sẽ có bản đồ nắng của riêng mình.</p>
        <ul>
          <li><strong>Từ sáu giờ nắng trở lên:</strong> cà chua, ớt, đậu bắp, dưa leo, húng quế.</li>
          <li><strong>Bốn đến sáu giờ:</strong> cải các loại, rau muống, mồng tơi, hành lá.</li>
          <li><strong>Hai đến bốn giờ:</strong> xà lách, rau má, diếp cá, tía tô, lá lốt.</li>
          <li><strong>Dưới hai giờ:</strong> giá đỗ và rau mầm, trồng được cả trong bếp.</li>
        </ul>
        <h2>Chậu sâu bao nhiêu</h2>
        <p>Rễ rau ăn lá chỉ cần mười lăm phân đất, nhưng cà chua và ớt cần ít nhất ba mươi phân. Chậu nhỏ khô rất nhanh, trưa hè phải tưới hai lần, nên nếu có thể hãy chọn một chậu dài thay vì bốn chậu con. Chậu nào cũng phải có lỗ thoát nước; lót một mảnh lưới trên lỗ để đất không trôi.</p>
        <p>Trước khi đặt chậu, nhớ tính sức nặng. Một chậu dài tám mươi phân đầy đất ướt có thể nặng ba, bốn mươi cân. Xếp chậu nặng sát chân tường, không treo lên lan can khi chưa có móc chịu lực, và hỏi ban quản lý nếu ở chung cư. Gió ở tầng cao mạnh hơn dưới đất nhiều; một tấm lưới lan vừa chắn gió vừa giảm nắng gắt buổi trưa.</p>
        <h2>Hướng ban công</h2>
        <p>Hướng đông có nắng sáng dịu, hợp nhất với rau ăn lá. Hướng tây nắng xiên và nóng, nên trồng cây leo làm màn che. Hướng bắc ít nắng mùa đông, hãy để dành cho rau gia vị chịu bóng. Hướng nam có nắng đều, trồng gì cũng được nếu giữ đủ nước.</p>
      `),
    },
    {
      title: 'Pha đất và tưới cho rau trong chậu',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Đất vườn nguyên chất đem vào chậu sẽ bị nén chặt sau vài lần tưới. Công thức dễ nhớ cho rau ăn lá là bốn phần đất sạch, ba phần xơ dừa đã xả chát, hai phần phân hoai, một phần trấu hun. Xơ dừa phải ngâm và xả vài nước cho hết màu nâu đỏ, nếu không chất chát sẽ làm rễ chùn lại.</p>
        <h2>Tưới theo đất, không theo giờ</h2>
        <p>Cắm ngón tay sâu hai đốt vào chậu. Thấy mát và dính đất thì khoan tưới; thấy khô thì tưới tới khi nước rỉ ra dưới đáy. Tưới ít mà nhiều lần làm rễ chỉ nằm trên mặt, gặp nắng là héo. Nên tưới sáng sớm; tưới tối làm lá ướt suốt đêm, nấm dễ phát.</p>
        <table>
          <thead><tr><th>Mùa</th><th>Rau ăn lá</th><th>Cây ăn quả</th></tr></thead>
          <tbody>
            <tr><td>Nóng khô</td><td>Sáng và chiều mát</td><td>Sáng đẫm, chiều kiểm tra lại</td></tr>
            <tr><td>Mưa</td><td>Chỉ khi đất khô</td><td>Kê chậu cao, tránh úng</td></tr>
            <tr><td>Lạnh</td><td>Hai, ba ngày một lần</td><td>Hai ngày một lần, nước không quá lạnh</td></tr>
          </tbody>
        </table>
        <h2>Bón thúc nhẹ tay</h2>
        <p>Sau khi cây có bốn lá thật, cứ bảy đến mười ngày bón một lần. Một thìa canh phân trùn quế rải quanh chậu rồi tưới là đủ cho rau cải. Nước vo gạo tưới được, nhưng chỉ dùng nước vừa vo, đổ vào đất ẩm, không để qua đêm cho lên men chua. Dừng bón trước khi hái một tuần. Lá vàng từ dưới lên thường là thiếu đạm; lá non vàng mà gân còn xanh thường do đất kiềm hoặc úng rễ, lúc ấy bón thêm chỉ làm cây mệt hơn.</p>
      `),
    },
    {
      title: 'Lịch gieo gối vụ để tuần nào cũng có rau',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Gieo cả gói hạt trong một ngày thì ba tuần sau rau ăn không xuể, rồi cả tháng không có gì. Gieo gối là chia chậu thành bốn phần, mỗi tuần gieo một phần. Khi phần thứ tư nảy mầm, phần đầu đã hái được.</p>
        <ol>
          <li>Tuần một: cải ngọt ở chậu A, hành lá cắm gốc quanh mép.</li>
          <li>Tuần hai: xà lách ở chậu B, chỗ ít nắng hơn.</li>
          <li>Tuần ba: rau muống ở chậu C.</li>
          <li>Tuần tư: rau dền ở chậu D, và tỉa cây con chậu A đem nấu canh.</li>
        </ol>
        <p>Sau mỗi lứa, xới đất, nhặt rễ già, trộn thêm một phần năm phân hoai và phơi chậu hai ngày. Không trồng cải nối cải quá hai lứa, vì sâu tơ và bệnh thối gốc sẽ ở lại trong đất; hãy xen một lứa rau thơm hoặc đậu. Miền Bắc để dành xà lách, cải cúc, su hào cho mùa lạnh; miền Nam thì rau dền, mồng tơi, rau muống hợp hơn trong tháng nóng. Ghi ngày gieo lên que kem cắm vào chậu: một năm sau, bộ que ấy chính là quyển lịch đúng nhất cho ban công nhà bạn.</p>
      `),
    },
  ],
  attachments: [
    {
      name: 'lich-gieo-ban-cong.csv',
      lines: [
        'Chậu,Rau,Ngày gieo,Ngày hái dự kiến',
        'A,Cải ngọt,Tuần 1,Tuần 5',
        'B,Xà lách,Tuần 2,Tuần 7',
        'C,Rau muống,Tuần 3,Tuần 6',
        'D,Rau dền,Tuần 4,Tuần 7',
      ],
    },
    {
      name: 'ghi-chu-pha-dat.txt',
      lines: [
        'Đất chậu cho rau ăn lá: 4 phần đất sạch, 3 phần xơ dừa đã xả, 2 phần phân hoai, 1 phần trấu hun.',
        'Cây ăn quả: bớt 1 phần xơ dừa, thêm 1 phần phân hoai.',
      ],
    },
  ],
};
