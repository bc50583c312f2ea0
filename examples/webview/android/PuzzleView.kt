package example.puzzle

import android.annotation.SuppressLint
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebViewCompat
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch
import org.json.JSONObject

/** A puzzle in an Android app (androidx.webkit 1.6 and later, where WEB_MESSAGE_LISTENER is supported). */
@SuppressLint("SetJavaScriptEnabled", "ViewConstructor", "RequiresFeature")
class PuzzleView(
  context: Context,
  private val scope: CoroutineScope,
  private val platform: String,
  problem: Int,
  lang: String,
  /** Asks POST /auth/webview-code.json with the bearer token of the app's session. */
  private val webviewCode: suspend () -> String,
  private val onEvent: (name: String, detail: JSONObject?) -> Unit,
) : WebView(context) {
  init {
    settings.javaScriptEnabled = true
    settings.domStorageEnabled = true
    webViewClient = Links()
    // Before the page is loaded, and for the platform's origin only: Android keeps every other page from it.
    WebViewCompat.addWebMessageListener(this, "logikit", setOf(platform)) { _, message, _, isMainFrame, page ->
      if (isMainFrame) message.data?.let { hear(JSONObject(it), page) }
    }
    loadUrl("$platform/embed/webview/problem-player?problem=$problem&lang=$lang")
  }

  private fun hear(said: JSONObject, page: JavaScriptReplyProxy) {
    val nonce = said.getString("nonce")
    fun send(message: JSONObject) = page.postMessage(message.put("nonce", nonce).toString())
    when (said.getString("type")) {
      "logikit:hello" -> {
        send(JSONObject().put("type", "logikit:welcome").put("protocol", 1))
        send(JSONObject().put("type", "configure").put("hasToken", true))
      }
      "getToken" -> scope.launch {
        send(JSONObject().put("type", "token").put("id", said.get("id")).put("token", webviewCode()))
      }
      "event" -> onEvent(said.getString("name"), said.optJSONObject("detail"))
    }
  }

  private inner class Links : WebViewClient() {
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
      if (request.url.toString().startsWith("$platform/")) return false
      context.startActivity(Intent(Intent.ACTION_VIEW, request.url))
      return true
    }
  }
}
